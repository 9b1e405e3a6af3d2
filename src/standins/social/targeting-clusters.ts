import type { Handlers } from '../serve/handlers.ts';
import type { InputOf } from '../../services/endpoint.ts';
import type { social, TargetingCluster } from '../../services/social/index.ts';
import type { Agency } from './agency.ts';
import { found } from './find.ts';
import type { ClusterRecord } from './records.ts';

type Clusters = typeof social.resources.targetingClusters;

export function targetingClusterHandlers({
  accounts,
  targetingClusters,
  nextId,
  now,
}: Agency): Handlers<typeof social.resources>['targetingClusters'] {
  const findCluster = (place: { account_id: string; cluster_id: string }) => {
    const { id } = found(accounts.get(place.account_id));
    return found(targetingClusters.get(place.cluster_id), ({ account_id }) => account_id === id);
  };
  return {
    // Its answer has no range, so that the page is cut here.
    list: ({ account_id, limit = 100, page = 1 }) => {
      const { id } = found(accounts.get(account_id));
      const all = targetingClusters.all().filter((cluster) => cluster.account_id === id);
      return all.slice((page - 1) * limit, page * limit).map(clusterOf);
    },

    get: (place) => clusterOf(findCluster(place)),

    create: ({ account_id, ...input }) => {
      const account = found(accounts.get(account_id));
      const id = nextId();
      const targets = [{ id: Number(nextId()), ...targetOf(input, now()) }];
      const cluster = { id, account_id: account.id, name: input.name, targets };
      return clusterOf(targetingClusters.put(cluster));
    },

    remove: (place) => {
      const { id, name } = findCluster(place);
      targetingClusters.remove(id);
      return { message: `The targeting cluster ${name} is deleted` };
    },
  };
}

/** The one object whose id is a number on the wire. */
function clusterOf({ id, name, targets }: ClusterRecord): TargetingCluster {
  return { id: Number(id), name, targets };
}

type TargetInput = Omit<InputOf<Clusters['create']>, 'account_id' | 'name'>;

function targetOf(
  { locations, placements = [], ages = [], genders = [] }: TargetInput,
  now: number,
) {
  const years = ages.flatMap((range) => range.split('-').map(Number));
  const moment = new Date(now).toISOString().replace(/\.\d+Z$/, '+00:00');
  return {
    typeLocation: ['home', 'recent'],
    genders,
    ageMin: Math.min(...years),
    ageMax: Math.max(...years),
    ages,
    locations,
    placements: placements.map((placement) => JSON.stringify({ ...nowhere, ...placement })),
    createdAt: moment,
    updatedAt: moment,
  };
}

const nowhere = { device: [], publisher: [], position: [] };
