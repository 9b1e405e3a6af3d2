import type { Shape } from './shape.ts';

const inAccount = { account_id: '101' };
const cluster = { id: 5, name: 'North', targets: [] };
const hamburg = {
  key: '2418779',
  name: 'Hamburg',
  type: 'city',
  country_code: 'DE',
  country_name: 'Germany',
  region: 'Hamburg',
  region_id: 1,
  supports_region: true,
  supports_city: true,
} as const;

export const targetingClustersShapes: Shape[] = [
  [
    'targetingClusters.list',
    (c) => c.targetingClusters.list({ ...inAccount, limit: 10, page: 1 }),
    'GET /accounts/101/targeting-clusters?limit=10&page=1',
    '',
    { data: [cluster] },
  ],
  [
    'targetingClusters.get',
    (c) => c.targetingClusters.get({ ...inAccount, cluster_id: '5' }),
    'GET /accounts/101/targeting-clusters/5',
    '',
    cluster,
  ],
  [
    'targetingClusters.create',
    (c) =>
      c.targetingClusters.create({
        ...inAccount,
        name: 'North',
        locations: [{ key: 'DE', name: 'Germany', type: 'country' }],
      }),
    'POST /accounts/101/targeting-clusters',
    '{"name":"North","locations":[{"key":"DE","name":"Germany","type":"country"}]}',
    cluster,
  ],
  [
    'targetingClusters.create',
    (c) =>
      c.targetingClusters.create({
        ...inAccount,
        name: 'Nord & Süd',
        locations: [hamburg],
        placements: [{ device: ['mobile'], publisher: [], position: ['feed', 'story'] }],
        interests: [{ key: '6003', name: 'Sailing', category: 'interests', type: 'interests' }],
        ages: ['18-24', '25-44'],
        genders: ['male', 'female'],
      }),
    'POST /accounts/101/targeting-clusters',
    '{"name":"Nord & Süd","locations":[{"key":"2418779","name":"Hamburg","type":"city","country_code":"DE","country_name":"Germany","supports_region":true,"supports_city":true,"region":"Hamburg","region_id":1}],"placements":[{"device":["mobile"],"publisher":[],"position":["feed","story"]}],"interests":[{"key":"6003","name":"Sailing","type":"interests","category":"interests"}],"ages":["18-24","25-44"],"genders":["male","female"]}',
    cluster,
  ],
  [
    'targetingClusters.remove',
    (c) => c.targetingClusters.remove({ ...inAccount, cluster_id: '5' }),
    'DELETE /accounts/101/targeting-clusters/5',
    '',
    { message: 'removed' },
  ],
];
