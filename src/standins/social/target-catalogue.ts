import type { TargetSearchResult } from '../../services/social/index.ts';

/** The interests or locations whose name has these words in it. */
export function searchTargets(type: 'interest' | 'location', words: string): TargetSearchResult[] {
  const wanted = words.trim().toLowerCase();
  return catalogue[type].filter(({ name }) => name.toLowerCase().includes(wanted));
}

const interests: TargetSearchResult[] = [
  interest('6003107902433', 'Hiking'),
  interest('6003277229371', 'Trail running'),
  interest('6003397425735', 'Outdoor equipment'),
  interest('6003648059946', 'Online banking'),
  interest('6003139266461', 'Cinema'),
  interest('6003435096731', 'Open-air cinema'),
  interest('6003266225248', 'Japanese cuisine'),
  {
    ...interest('107517145945498', 'Outdoor shop'),
    type: 'work_employer',
    category: 'demographic',
  },
  { ...interest('105930651606', 'University of Kiel'), type: 'schools', category: 'demographic' },
  { ...interest('108170975877442', 'Film studies'), type: 'major', category: 'demographic' },
];

/** A place in Germany that ads can be targeted at. */
export const germany: TargetSearchResult = country('DE', 'Germany');

const locations: TargetSearchResult[] = [
  germany,
  country('AT', 'Austria'),
  country('GB', 'United Kingdom'),
  country('JP', 'Japan'),
  { ...germany, key: '1267', name: 'Schleswig-Holstein', type: 'region', supports_region: true },
  { ...germany, key: 'DE:276', name: 'Hamburg area', type: 'geo_market' },
  city('561547', 'Hamburg', 'Hamburg', 1264),
  city('558470', 'Kiel', 'Schleswig-Holstein', 1267),
  city('563187', 'Köln', 'Nordrhein-Westfalen', 1271),
  city('569050', 'New Hamburg', 'Mecklenburg', 1269),
];

const catalogue = { interest: interests, location: locations };

function interest(key: string, name: string): TargetSearchResult {
  return { key, name, type: 'interests', category: 'interests' };
}

function country(code: string, name: string): TargetSearchResult {
  return {
    key: code,
    name,
    type: 'country',
    country_code: code,
    country_name: name,
    supports_region: true,
    supports_city: true,
  };
}

function city(key: string, name: string, region: string, region_id: number): TargetSearchResult {
  return {
    ...country('DE', 'Germany'),
    key,
    name,
    type: 'city',
    supports_region: false,
    supports_city: false,
    region,
    region_id,
  };
}
