import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Household,
  RelocationCondition,
  type RelocationTask,
} from '#contract/catalogue/relocation.ts';
import { each, seedSnapshot } from '#server/catalogue/testing.ts';

const seed = await seedSnapshot();
const plan = seed.texts('relocation');
const tasks = seed.all('relocation-tasks');

test('the plan has four phases, and every household has something to do in each', () => {
  assert.ok(tasks.length >= 40);
  assert.equal(plan.phases.length, 4);
  for (const household of Household.options)
    each(plan.phases, household, ({ id }) =>
      tasks.some(({ phase, appliesTo }) => phase === id && appliesTo.includes(household)),
    );
});

test('a task fits into its phase and its own window', () => {
  each(tasks, 'phase', ({ phase, startOffsetDays, dueOffsetDays }) => {
    const { fromDay, toDay } = plan.phases.find(({ id }) => id === phase) ?? {};
    if (fromDay === undefined || toDay === undefined) return false;
    return startOffsetDays >= fromDay && startOffsetDays <= dueOffsetDays && dueOffsetDays <= toDay;
  });
  each(tasks, 'window', ({ typicalDays, startOffsetDays, dueOffsetDays }) => {
    const { min, max } = typicalDays;
    return min >= 1 && min <= max && min <= dueOffsetDays - startOffsetDays + 1;
  });
  each(tasks, 'owner', ({ owner }) => plan.owners.some(({ id }) => id === owner));
});

test('what a task waits for is done earlier, by everybody who does the task', () => {
  const canWait = (task: RelocationTask, earlier: RelocationTask) =>
    earlier.order < task.order &&
    earlier.startOffsetDays <= task.startOffsetDays &&
    earlier.dueOffsetDays <= task.dueOffsetDays &&
    task.appliesTo.every((household) => earlier.appliesTo.includes(household)) &&
    earlier.requires.every((condition) => task.requires.includes(condition));
  each(tasks, 'dependencies', (task) =>
    task.dependsOn.every((id) => {
      const earlier = seed.bySlug('relocation-tasks', id);
      return earlier && canWait(task, earlier);
    }),
  );
  assert.deepEqual(
    tasks.map(({ order }) => order),
    tasks.map((_, at) => at + 1),
  );
});

test('the vocabulary of the plan is the one the product knows', () => {
  const ids = (terms: { id: string }[]) => terms.map(({ id }) => id).sort();
  assert.deepEqual(ids(plan.households), Household.options.toSorted());
  assert.deepEqual(ids(plan.conditions), RelocationCondition.options.toSorted());
  assert.ok(plan.presets.some(({ conditions }) => conditions.includes('pets')));
});
