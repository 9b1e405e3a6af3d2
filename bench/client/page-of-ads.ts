/** Ads as the service lists them, about 600 bytes each. */
export function pageOfAds(count: number) {
  return {
    data: Array.from({ length: count }, (_, index) => adNumber(index + 1)),
    range: {
      total: 2_714,
      limit: count,
      nb_pages: 10,
      page: 1,
      results: count,
      next: `https://service.example/clients/10/campaigns/20/ads?limit=${count}&page=2`,
    },
  };
}

const adNumber = (number: number) => ({
  id: String(400_000 + number),
  deleted: false,
  type: 'page_post_ad',
  target: {
    location: [
      { label: 'Germany', type: 'country' },
      { label: 'Hamburg', type: 'city' },
    ],
    age: ['18-24', '25-44'],
    gender: 'both',
  },
  placement: {
    device: ['mobile', 'desktop'],
    publisher: ['facebook', 'instagram'],
    position: ['feed', 'story'],
  },
  name: `Winter boots ${number} / women 25-44`,
  status: number % 3 === 0 ? 'pause' : 'play',
  synchro_status: 'synchronized',
  bid: 0.45 + number / 1_000,
  adset_billing_event: 'IMPRESSIONS',
  adset_optimization_goal: 'LINK_CLICKS',
  adset_bid_strategy: 'lowest_cost_with_bid_cap',
  url: `https://shop.example/boots/${number}?utm_source=social`,
  headline: 'Warm feet all winter',
  message: 'Grüße aus Hamburg: boots for snow, slush and the office',
  src: 'fb',
});
