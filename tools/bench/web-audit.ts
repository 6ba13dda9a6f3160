import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median } from '#tools/bench/house.ts';

type Report = RunnerResult['lhr'];

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Audit {
  /** The medians, in the order of the categories. */
  scores: number[];
  lcp: number;
  bytes: number;
}

interface Audited {
  url: string;
  runs: number;
  chromePath: string;
}

/** Lighthouse's mobile setting, several times in a browser of its own each; the medians count. */
export async function audit({ url, runs, chromePath }: Audited): Promise<Audit> {
  const reports: Report[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const report = await measured(url, chromePath);
    reports.push(report);
    console.log(`  run ${run}: ${lineFor(report)}`);
  }
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  return {
    scores: categories.map((name) => middle((report) => score(report, name))),
    lcp: middle((report) => numeric(report, 'largest-contentful-paint')),
    bytes: middle((report) => numeric(report, 'total-byte-weight')),
  };
}

const attempts = 3;

/** Lighthouse misses a paint now and then; a run without figures says nothing of the page and is taken again. */
async function measured(url: string, chromePath: string): Promise<Report> {
  for (let left = attempts; ; left -= 1) {
    const report = await once(url, chromePath);
    const missed = report.audits['largest-contentful-paint']?.errorMessage;
    if (!missed || left === 1) return report;
    console.log(`  taken again: ${missed}`);
  }
}

async function once(url: string, chromePath: string): Promise<Report> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result.');
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function lineFor(report: Report): string {
  const [fcp, lcp, tbt] = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
  ].map((name) => Math.round(numeric(report, name)));
  const scores = categories.map((name) => score(report, name)).join(' / ');
  return `${scores}  FCP ${fcp} ms, LCP ${lcp} ms, TBT ${tbt} ms${faults(report)}`;
}

/** What kept a category from its hundred, so that nobody has to run it again to know. */
function faults(report: Report): string {
  const names = categories
    .filter((name) => name !== 'performance' && score(report, name) < 100)
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return names.length > 0 ? `  (${[...new Set(names)].join(', ')})` : '';
}

const score = (report: Report, name: string) =>
  Math.round((report.categories[name]?.score ?? 0) * 100);

const numeric = (report: Report, name: string) => report.audits[name]?.numericValue ?? Number.NaN;
