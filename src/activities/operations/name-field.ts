import type { ObjectKind } from '../../shared/object-kind.ts';

/** The field in which a list has the names of objects of this kind. */
export function nameField(object: ObjectKind): string {
  return named[object] ?? 'name';
}

const named: Partial<Record<ObjectKind, string>> = {
  user: 'username',
  'funding instrument': 'description',
  'search publisher account': 'pca_alias',
  'search campaign': 'campaign_name',
  'search group': 'group_name',
  'search keyword': 'keyword_name',
  'search creative': 'headline1',
  'search audience': 'audience_name',
  'search negative audience': 'audience_name',
  'search product': 'product_group_name',
  'search sitelink': 'sitelink_name',
};
