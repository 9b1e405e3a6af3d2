import type { ClientSeed } from './client-seed.ts';

export const hanse: ClientSeed = {
  name: 'Hanse Direktbank',
  currency: 'GBP',
  timeZone: 'Europe/London',
  locale: 'en_GB',
  contact: 'Holger Brandt',
  feePercent: 5,
  feePerClick: 2,
  week: [0.7, 1.2, 1.15, 1.1, 1.05, 0.95, 0.75],
  year: [1.35, 1.15, 1.1, 1.0, 0.95, 0.9, 0.8, 0.85, 1.1, 1.05, 0.95, 0.8],
  accounts: [
    {
      publisher: 'Google',
      alias: 'Hanse Google UK',
      campaigns: [
        {
          name: 'Brand UK',
          budget: 8_000,
          impressions: 140,
          ctr: 0.19,
          cpc: 45,
          cvr: 0.06,
          value: 8_000,
          groups: ['hanse direktbank', 'hanse bank login'],
        },
        {
          name: 'Current account',
          budget: 40_000,
          impressions: 310,
          ctr: 0.041,
          cpc: 210,
          cvr: 0.034,
          value: 9_000,
          groups: ['free current account', 'student bank account', 'switch bank account'],
        },
        {
          name: 'Instant loan',
          budget: 60_000,
          impressions: 240,
          ctr: 0.038,
          cpc: 390,
          cvr: 0.021,
          value: 24_000,
          groups: ['instant loan', 'car loan', 'debt consolidation'],
        },
      ],
    },
    {
      publisher: 'Microsoft',
      alias: 'Hanse Microsoft UK',
      campaigns: [
        {
          name: 'Savings',
          budget: 7_000,
          impressions: 70,
          ctr: 0.03,
          cpc: 160,
          cvr: 0.028,
          value: 11_000,
          groups: ['savings account', 'fixed rate savings'],
        },
      ],
    },
  ],
};
