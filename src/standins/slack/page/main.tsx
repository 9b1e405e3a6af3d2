import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createDoors } from './door-client.ts';

const root = document.getElementById('page');
if (root) createRoot(root).render(<App doors={createDoors()} now={() => new Date()} />);
