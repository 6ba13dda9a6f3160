import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  narrowSize,
  type PlotMonth,
  plotOf,
  wideSize,
} from '#web/billing/spending/plot-geometry.ts';

const summer: PlotMonth[] = [
  { month: '2026-06', parts: [2_754_375, 1_800_000, 0, 300_000, 650_000] },
  { month: '2026-07', parts: [2_754_375, 0, 60_000, 279_025, 200_000] },
  { month: '2026-08', parts: [0, 0, 0, 0, 0] },
];

test('four hairlines over the base reach the highest bar in round steps', () => {
  const { lines } = plotOf(summer, wideSize, false);
  assert.deepEqual(
    lines.map(({ amount }) => amount),
    [0, 2_000_000, 4_000_000, 6_000_000, 8_000_000],
  );
  assert.equal(lines[0]?.y, wideSize.base);
  assert.equal(lines[4]?.y, wideSize.top);
});

test('parts stand on each other in the order of the categories, and never touch', () => {
  const [june] = plotOf(summer, wideSize, false).bars;
  assert.deepEqual(
    june?.parts.map(({ place }) => place),
    [0, 1, 3, 4],
  );
  const [first, second] = june?.parts ?? [];
  assert.equal((first?.y ?? 0) + (first?.height ?? 0), wideSize.base);
  assert.ok((second?.y ?? 0) + (second?.height ?? 0) < (first?.y ?? 0));
});

test('a bar is 38 wide, and its total is that of its month', () => {
  const { bars } = plotOf(summer, wideSize, false);
  assert.deepEqual(
    bars.map(({ width, total }) => [width, total]),
    [
      [38, 5_504_375],
      [38, 3_293_400],
      [38, 0],
    ],
  );
  const year = Array.from({ length: 12 }, (_, month) => ({ month: `${month}`, parts: [100] }));
  assert.ok((plotOf(year, narrowSize, false).bars[0]?.width ?? 0) < narrowSize.bar);
});

test('in Arabic the first month stands at the right, as far from its edge as else from the left', () => {
  const there = plotOf(summer, narrowSize, false);
  const back = plotOf(summer, narrowSize, true);
  assert.deepEqual(
    back.bars.map(({ middle }) => middle),
    there.bars.map(({ middle }) => narrowSize.width - middle),
  );
  assert.equal(back.from, narrowSize.width - narrowSize.axis);
  assert.equal(back.to, 0);
});

test('money that came back draws nothing below the line, and still counts in the total', () => {
  const [month] = plotOf([{ month: '2026-09', parts: [0, -5_000, 8_000] }], wideSize, false).bars;
  assert.deepEqual(
    month?.parts.map(({ place }) => place),
    [2],
  );
  assert.equal(month?.total, 3_000);
});

test('a month in which nothing was spent still has its lines', () => {
  const { lines } = plotOf([{ month: '2026-09', parts: [0] }], wideSize, false);
  assert.equal(new Set(lines.map(({ y }) => y)).size, 5);
});
