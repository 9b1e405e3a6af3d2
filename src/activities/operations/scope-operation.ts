import { isRead } from '../../operations/catalogue.ts';
import type { Endpoint } from '../../services/endpoint.ts';
import { fieldKind } from '../../services/field-kind.ts';
import type { MediaPlan } from '../../services/social/index.ts';
import type { ObjectKind } from '../../shared/object-kind.ts';
import type { OperationRequest } from '../../shared/operation.ts';
import type { OperationScope } from '../../shared/operation-scope.ts';
import type { TargetFound, TargetPath } from '../../shared/target.ts';
import { toFailure } from '../failure.ts';
import { orUndefined } from '../social/or-undefined.ts';
import type { SocialDoor } from '../social/social-door.ts';
import type { Targets } from '../social/targets.ts';
import type { OperationDoor } from './operation-door.ts';
import { scopeMoney } from './scope-money.ts';

interface ScopeDeps {
  door: OperationDoor;
  social: SocialDoor;
  targets: Targets;
}

export function createScopeOperation({ door, social, targets }: ScopeDeps) {
  return {
    /** What an operation is about: the object with all it is in, and the money that would move. */
    async scopeOperation({ operation, input }: OperationRequest): Promise<OperationScope> {
      const endpoint = door.endpoint(operation);
      const kind = isRead(endpoint) ? 'read' : 'write';
      const rest = { kind, operation, entities: 1 } as const;
      if (operation.startsWith('search.')) return { ...rest, path: {}, perDay: null };
      try {
        const given = pathOf(endpoint, input);
        const mediaPlan = await planOf(given);
        const path = { ...given, ...partiesOf(mediaPlan) };
        if (kind === 'read') return { ...rest, path, perDay: null };
        const whole = await inWhole(path);
        const money = await scopeMoney({ endpoint, input, path: whole }, social);
        return { ...rest, path: whole, ...money };
      } catch (error) {
        throw toFailure(error, { written: kind === 'read' ? 'not-asked' : 'no' });
      }
    },
  };

  async function planOf({ mediaPlan: m }: TargetPath): Promise<MediaPlan | undefined> {
    if (m === undefined) return undefined;
    return orUndefined(social.calls.mediaPlans.get({ m }, social.options()));
  }

  /** Not every input names all that its object is in, which may be frozen: the ad set of an ad, whom an account is for. */
  async function inWhole(path: TargetPath): Promise<TargetPath> {
    const { account, mediaPlan, campaign, adSet, ad } = path;
    if (ad !== undefined && adSet === undefined) {
      const words = [mediaPlan, campaign, ad].filter((id) => id !== undefined).join('/');
      return around(await targets.find({ words, kinds: ['ad'] }), path);
    }
    if (account === undefined || mediaPlan !== undefined) return path;
    return around(await targets.find({ words: account, kinds: ['account'] }), path);
  }
}

const around = (found: TargetFound, path: TargetPath): TargetPath =>
  found.kind === 'found' ? { ...found.target.path, ...path } : path;

function partiesOf(mediaPlan: MediaPlan | undefined): TargetPath {
  if (mediaPlan === undefined) return {};
  const { id, advertiser_id, account_id } = mediaPlan;
  return {
    mediaPlan: id,
    ...(advertiser_id && { advertiser: advertiser_id }),
    ...(account_id && { account: account_id }),
  };
}

/** Ids in the input by what they are of. */
function pathOf({ request }: Endpoint, input: OperationRequest['input']): TargetPath {
  const ids = Object.entries(request.shape).flatMap(([name, schema]) => {
    const takes = fieldKind(schema);
    const key = takes.kind === 'object' ? keys[takes.object] : undefined;
    const value = input[name];
    const id = typeof value === 'number' ? String(value) : value;
    return key !== undefined && typeof id === 'string' ? [[key, id]] : [];
  });
  return Object.fromEntries(ids);
}

const keys: Partial<Record<ObjectKind, keyof TargetPath>> = {
  advertiser: 'advertiser',
  account: 'account',
  'media plan': 'mediaPlan',
  campaign: 'campaign',
  'ad set': 'adSet',
  ad: 'ad',
};
