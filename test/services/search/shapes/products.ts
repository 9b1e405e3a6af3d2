import { found, type Shape } from './shape.ts';

export const productsShapes: Shape[] = [
  [
    'search.products.list',
    (c) =>
      c.products.list({
        clientId: '7',
        fields: ['product', 'product_group_level_seven_value', 'assisted_revenue'],
        brand: { in: ['Nord', 'Süd'] },
        search_click_share: { lt: 0.5 },
      }),
    'GET /v1.0/clients/7/products?fields=product%2Cproduct_group_level_seven_value%2Cassisted_revenue&brand=in%3ANord%2CS%C3%BCd&search_click_share=lt%3A0.5',
    '',
    found({ product: 70, product_group_level_seven_value: null, assisted_revenue: 9.5 }),
  ],
  [
    'search.products.get',
    (c) => c.products.get({ clientId: '7', productId: '70' }),
    'GET /v1.0/clients/7/products/70',
    '',
    found({ product: 70 }),
  ],
];
