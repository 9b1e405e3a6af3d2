import { useCallback, useEffect, useState } from 'react';
import { readAddress, writeAddress, type Address } from './place.ts';

/** The page's address, and how to go elsewhere; the browser's back button works. */
export function useAddress(): [Address, (address: Address) => void] {
  const [address, setAddress] = useState(here);
  useEffect(() => {
    const back = () => setAddress(here());
    window.addEventListener('popstate', back);
    return () => window.removeEventListener('popstate', back);
  }, []);
  const go = useCallback((next: Address) => {
    const url = `/${writeAddress(next)}`;
    if (url !== location.pathname + location.search) history.pushState(null, '', url);
    setAddress(next);
  }, []);
  return [address, go];
}

const here = () => readAddress(location.search, location.pathname);
