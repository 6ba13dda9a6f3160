/** Every constraint of a wish held against one entry. */

import type {
  Constraint,
  ConstraintCheck,
  ConstraintFinding,
  ConstraintStanding,
  JudgedWish,
} from '#domain/assistant/plan/constraint.ts';
import type { PlanEntry } from '#domain/assistant/plan/entry.ts';
import * as needs from '#domain/assistant/plan/need-checks.ts';
import * as people from '#domain/assistant/plan/people-checks.ts';
import * as times from '#domain/assistant/plan/time-checks.ts';

/** The gravest first: what endangers somebody is said before what is closed. */
const checks: ConstraintCheck[] = [
  people.healthCheck,
  people.ageCheck,
  people.weightCheck,
  people.heightCheck,
  people.partyCheck,
  times.dayCheck,
  times.lengthCheck,
  needs.accessCheck,
  needs.dietCheck,
  needs.petsCheck,
  needs.alcoholCheck,
  needs.dressCheck,
  people.privacyCheck,
  times.budgetCheck,
];

export const findingsOf = (entry: PlanEntry, judged: JudgedWish): ConstraintFinding[] =>
  checks.flatMap((check) => check(entry, judged) ?? []);

const gravity: Record<ConstraintStanding, number> = { no: 3, unknown: 2, condition: 1, fits: 0 };

/** As the worst of them stands. */
export const worstStanding = (findings: readonly ConstraintFinding[]): ConstraintStanding =>
  findings.reduce<ConstraintStanding>(
    (worst, { is }) => (gravity[is] > gravity[worst] ? is : worst),
    'fits',
  );

/** Those that made it stand so. */
export const decisiveFindings = (findings: readonly ConstraintFinding[]): ConstraintFinding[] => {
  const standing = worstStanding(findings);
  return findings.filter(({ is }) => is === standing);
};

/** About people and days: what a list leaves out for these it says; purses and heads narrow any list. */
const told: Constraint[] = [
  'health',
  'age',
  'weight',
  'height',
  'access',
  'diet',
  'pets',
  'alcohol',
  'day',
];

export const isTold = ({ of }: Pick<ConstraintFinding, 'of'>): boolean => told.includes(of);
