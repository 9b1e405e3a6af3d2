import { proxyActivities } from '@temporalio/workflow';
import type { SearchActivities, SocialActivities } from '../activities/index.ts';
import { looking, onSearch, onSocial, patient } from './proxy-times.ts';

const patiently = {
  startToCloseTimeout: '10m',
  heartbeatTimeout: '15s',
  scheduleToCloseTimeout: '10m',
  retry: patient,
} as const;

/** Reads figures for what comes by itself: a service that is away for ten minutes is left out, and asked later. */
export const gathering = {
  social: proxyActivities<SocialActivities>({ ...patiently, ...onSocial }),
  search: proxyActivities<SearchActivities>({ ...patiently, ...onSearch }),
};

/** Reads figures while a person waits. */
export const lookingUp = {
  social: proxyActivities<SocialActivities>({ ...looking, ...onSocial }),
  search: proxyActivities<SearchActivities>({ ...looking, ...onSearch }),
};
