import type { Client, Customer, User, World } from './world.ts';

/*
 * Customers, clients and users as they are written, with all the reference says they have.
 */

const made = { createdAt: '2024-11-04 09:12:00', updatedAt: '2026-03-18 14:40:00' };

export function writtenCustomer({ id, name }: Customer) {
  return {
    id,
    name,
    status: 'ACTIVE',
    ...made,
    createdBy: 'system',
    updatedBy: 'system',
    passwordComplexity: 'STRONG',
    locale: 'en_GB',
    currency: 'EUR',
    application: 'search',
    trialLength: 0,
    dataRetentionLifespan: 36,
    disableUserInactiveWindow: 90,
    autoLinkCampaigns: true,
    ...blank(`
      country apiKey apiOn apiEnabledAt apiDisabledAt parentId decoration needCustomId
      betaFeatures legacyId legacyPlatformId
    `),
  };
}

export function writtenClient({ id, customer, seed }: Client, { users }: World) {
  const mail = `${seed.contact.toLowerCase().replace(' ', '.')}@example.com`;
  return {
    customerId: customer.id,
    id,
    name: seed.name,
    status: 'ACTIVE',
    currency: seed.currency,
    timezone: seed.timeZone,
    locale: seed.locale,
    trackingId: `tr-${id}`,
    customerName: customer.name,
    contactName: seed.contact,
    contactMail: mail,
    ...made,
    hasArchives: false,
    autoPauseOn: false,
    legacyIds: [String(id - 500 + 10)],
    reportingWeek: 'Monday_Sunday',
    trackingParamConcat: '&',
    urlbOnSync: false,
    dataRetentionLifespan: 36,
    ...blank(`
      logo reportingComponentsId campaignFormat adFormat contactPhone pitchSmartAgeRangeOn
      pitchSmartAgeRange createdBy updatedBy autoPauseVal jobTitle notes trackingParams
      trackingParamDelimiter trackingParamStopChars sitelinkParam sitelinkParamDelimiter
      sitelinkParamStopChar phoneExtension
    `),
    permissions: users.filter(({ clients }) => clients.includes(id)).map((user) => role(user, id)),
  };
}

export function writtenUser(user: User, { customer }: World) {
  const { id, firstName, lastName, accessLevel, clients } = user;
  const email = `${firstName.toLowerCase()}@morgenrot-media.example`;
  return {
    customerId: customer.id,
    id,
    name: `${firstName} ${lastName}`,
    userName: email,
    email,
    firstName,
    lastName,
    status: 'ACTIVE',
    language: 'en',
    features: '',
    accessLevel,
    customerName: customer.name,
    roles: accessLevel === 'CUSTOMER' ? ['ROLE_SUPER_ADMIN'] : [],
    ...made,
    lastConnection: '2026-11-20 17:05:00',
    forcePasswordReset: false,
    ...blank(`
      createdBy updatedBy legacyIds jobTitle passwordSalt preferences image phoneNumber
      phoneExtension msgBstrOptObjs msgBstrOptHidAudCrtr msgBstrOptHidRlesHandl
      msgBstrOptAllPges
    `),
    permissions: clients.map((clientId) => role(user, clientId)),
  };
}

function role({ id, accessLevel }: User, clientId: number) {
  const accessRoles = accessLevel === 'CUSTOMER' ? ['READ', 'WRITE'] : ['READ'];
  return {
    accessRoleClientId: clientId,
    accessRoleUserId: id,
    id: clientId * 1000 + id,
    accessRoles,
  };
}

/** These fields, with nothing in them. */
const blank = (names: string): Record<string, null> =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, null]),
  );
