import type {
  AudienceRecord,
  ClusterRecord,
  LeadFormRecord,
  PublisherObjectRecord,
} from './records.ts';
import { germany } from './target-catalogue.ts';

/*
 * What belongs to the accounts everybody starts with.
 */

export const seedObjects: PublisherObjectRecord[] = [
  publisherObject('501', '101', 'Nordwind Outdoor', 'page', '885512'),
  publisherObject('502', '101', 'Nordwind App', 'application', '412078'),
  publisherObject('503', '102', 'Nordwind Outdoor UK', 'page', '885519'),
  publisherObject('504', '103', 'Hanse Direktbank', 'page', '770431'),
  publisherObject('505', '106', 'Tokyo Kitchen', 'page', '660127'),
];

export const seedLeadForms: LeadFormRecord[] = [
  leadForm('601', '103', 'Girokonto callback'),
  leadForm('602', '103', 'Newsletter'),
  leadForm('603', '101', 'Catalogue by post'),
];

export const seedAudiences: AudienceRecord[] = [
  {
    ...audience('701', '101', 'Customers 2026', '18240'),
    customer_file_source: 'USER_PROVIDED_ONLY',
    type: 'custom',
  },
  {
    ...audience('702', '101', 'Shop visitors 30 days', '46100'),
    type: 'website',
    rule: { url: { i_contains: 'shop.example.com' } },
  },
  { ...audience('703', '103', 'Newsletter readers', '9120'), type: 'custom' },
  { ...audience('704', '106', 'Travellers to Tokyo', '3300'), type: 'dynamic - travel' },
];

export const seedClusters: ClusterRecord[] = [
  cluster('801', '101', 'Germany 25-44', '25-44'),
  cluster('802', '101', 'Germany 45-65', '45-65'),
  cluster('803', '103', 'Germany 18-24', '18-24'),
];

function publisherObject(
  id: string,
  account_id: string,
  name: string,
  type: string,
  network_id: string,
): PublisherObjectRecord {
  const url = `https://network.example.com/${network_id}`;
  return { id, account_id, name, type, network_id, url, picture: `${url}/picture.jpg` };
}

function leadForm(id: string, account_id: string, name: string): LeadFormRecord {
  const csv_url = `https://network.example.com/forms/${id}.csv`;
  return { id, account_id, name, network_id: `55${id}`, csv_url, locale: 'de_DE' };
}

function audience(id: string, account_id: string, name: string, nb_users: string): AudienceRecord {
  return {
    id,
    account_id,
    name,
    nb_users,
    network_id: `88${id}`,
    created_at: '2026-08-14T09:30:00+0000',
    description: '',
    rule: undefined,
    people: [],
  };
}

function cluster(id: string, account_id: string, name: string, ages: string): ClusterRecord {
  const [ageMin, ageMax] = ages.split('-').map(Number);
  const moment = '2026-08-20T10:00:00+02:00';
  const target = {
    id: Number(`9${id}`),
    typeLocation: ['home', 'recent'],
    genders: ['both'],
    ageMin,
    ageMax,
    ages: [ages],
    locations: [germany],
    placements: ['{"device":[],"publisher":[],"position":[]}'],
    createdAt: moment,
    updatedAt: moment,
  };
  return { id, account_id, name, targets: [target] };
}
