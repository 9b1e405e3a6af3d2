export { attributes } from './attributes.ts';
export { buildMediaPlan } from './build-media-plan.ts';
export { launchCampaign } from './launch-campaign.ts';
export { launchMediaPlan } from './launch-media-plan.ts';
export * from './launch-messages.ts';
export { showMediaPlan, type ShowMediaPlanInput } from './show-media-plan.ts';
