/** What a naming pattern may speak of; what has no value is left empty. */
export interface NamedThings {
  campaign: { name: string; objective: string; src: string; io_number?: string | undefined };
  adSet?: { name: string };
  target?:
    | {
        age?: string[] | null | undefined;
        gender?: string | null | undefined;
        location?: { label?: string | null | undefined }[] | null | undefined;
      }
    | null
    | undefined;
  ad?: {
    id: string;
    headline?: string | undefined;
    image?: string | undefined;
    creative?: number | undefined;
    page?: string | undefined;
    type?: string | undefined;
  };
  /** `YYYY-MM-DD` */
  createdOn: string;
}

/** Fills the tokens of a naming pattern; those this stand-in does not know stay as they are. */
export function fillNaming(pattern: string, things: NamedThings): string {
  const { campaign, adSet, target, ad, createdOn } = things;
  const [youngest = '', oldest = ''] = target?.age?.[0]?.split('-') ?? [];
  const values: Record<string, string | undefined> = {
    'campaign-name': campaign.name,
    'campaign-objective': campaign.objective,
    publisher: campaign.src,
    ioNumber: campaign.io_number,
    'adset-name': adSet?.name,
    'age-min': youngest,
    'age-max': oldest,
    gender: target?.gender ?? undefined,
    country: target?.location?.[0]?.label ?? undefined,
    adId: ad?.id,
    title: ad?.headline,
    picture: ad?.image?.split('/').at(-1),
    creativeId: ad?.creative === undefined ? undefined : String(ad.creative),
    'page-name': ad?.page,
    format: ad?.type,
    'post-type': ad?.type,
    creationdate: createdOn,
  };
  return pattern.replaceAll(/\{([^{}]+)\}/g, (token, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : token,
  );
}
