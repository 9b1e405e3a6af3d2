import {
  byType,
  chars,
  isObject,
  list,
  number,
  objectsIn,
  oneOf,
  shape,
  which,
  type Json,
} from './rule.ts';

// https://docs.slack.dev/reference/block-kit/blocks/data-visualization-block

const label = chars(20);

const point = shape({ label, value: number });

const series = shape({ name: label, data: list(point, 1, 20) });

const plotted = (type: string) =>
  which(
    which(
      shape({
        type: oneOf(type),
        series: list(series, 1, 6),
        axis_config: shape({
          categories: list(label, 1, 20),
          'x_label?': chars(50),
          'y_label?': chars(50),
        }),
      }),
      (chart) => areDifferent(objectsIn(chart['series']).map(({ name }) => name)),
      'names of series must be unique',
    ),
    hasOnePointPerCategory,
    'each series must have one point for each category',
  );

const pie = which(
  shape({ type: oneOf('pie'), segments: list(point, 1, 6) }),
  ({ segments }) => objectsIn(segments).every(({ value }) => Number(value) > 0),
  'values of a pie must be more than 0',
);

export const chart = shape({
  type: oneOf('data_visualization'),
  'block_id?': chars(255),
  title: chars(50),
  chart: byType({ line: plotted('line'), bar: plotted('bar'), area: plotted('area'), pie }),
});

function hasOnePointPerCategory({ series: all, axis_config: axis }: Json): boolean {
  const categories = isObject(axis) && Array.isArray(axis['categories']) ? axis['categories'] : [];
  return objectsIn(all).every(({ data }) => {
    const labels = objectsIn(data).map((it) => it['label']);
    return (
      areDifferent(labels) &&
      new Set([...labels, ...categories]).size === labels.length &&
      labels.length === new Set(categories).size
    );
  });
}

const areDifferent = (values: unknown[]) => new Set(values).size === values.length;
