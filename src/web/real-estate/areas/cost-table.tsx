import type { Money } from '#contract/primitives.ts';
import type { HomeCosts } from '#contract/real-estate.ts';
import type { Texts } from '#web/feature-texts.ts';
import type { Format } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

interface Line {
  id: string;
  words: string[];
  amount: Money;
  /** Adds up what stands above it. */
  isSum?: boolean;
}

/** Every cost of a home, in words and in figures. */
export function CostTable({ costs, sqft }: { costs: HomeCosts; sqft: number }) {
  const { t, format } = useText();
  const words = t.realEstate.costs;
  const isSale = costs.kind === 'sale';
  const title = isSale ? words.buyTitle : words.rentTitle;
  const lines = isSale ? purchase(costs, sqft, t, format) : lease(costs, t);
  return (
    <BelowFold className="pt-(--section)">
      <SectionHead title={title} text={isSale ? words.buyLead : words.rentLead} />
      <Table caption={title} columns={columns(t, format)} rows={lines} rowKey={({ id }) => id} />
      <p className="mt-5 max-w-(--container-read) text-caption text-ink-mute">{words.missing}</p>
    </BelowFold>
  );
}

function columns(t: Texts, format: Format): Column<Line>[] {
  const words = t.realEstate.costs;
  const look = (line: Line) => classes(line.isSum && 'font-semibold');
  return [
    {
      id: 'item',
      head: words.item,
      cell: (line) => <span className={look(line)}>{line.words[0]}</span>,
      phone: 'first-start',
    },
    {
      id: 'meaning',
      head: words.meaning,
      cell: ({ words: said }) => <span className="text-ink-soft">{said[1]}</span>,
      phone: 'second-start',
    },
    {
      id: 'amount',
      head: words.amount,
      amount: true,
      cell: (line) => <bdi className={look(line)}>{format.money(line.amount)}</bdi>,
      phone: 'first-end',
    },
  ];
}

type Sale = Extract<HomeCosts, { kind: 'sale' }>;

function purchase(costs: Sale, sqft: number, t: Texts, format: Format): Line[] {
  const words = t.realEstate.costs;
  const { landDepartment, agency, deposit, serviceCharge } = costs;
  const size = t.realEstate.sqft(format.number(sqft));
  const service = words.serviceCharge(format.money(serviceCharge.perSqft), size);
  return [
    { id: 'price', words: words.price, amount: costs.price },
    { id: 'land', words: words.landDepartment(landDepartment.percent), ...landDepartment },
    { id: 'agency', words: words.agency(agency.percent), ...agency },
    { id: 'on-top', words: words.onTop, amount: costs.onTop },
    { id: 'total', words: words.total, amount: costs.total, isSum: true },
    { id: 'deposit', words: words.deposit(deposit.percent), ...deposit },
    { id: 'service', words: service, amount: serviceCharge.perYear },
  ];
}

function lease(costs: Extract<HomeCosts, { kind: 'rent' }>, t: Texts): Line[] {
  const words = t.realEstate.costs;
  const { agency, securityDeposit } = costs;
  return [
    { id: 'rent', words: words.rent(costs.cheques), amount: costs.rent },
    { id: 'cheque', words: words.cheque(costs.cheques), amount: costs.cheque },
    {
      id: 'deposit',
      words: words.securityDeposit(securityDeposit.percent),
      amount: securityDeposit.amount,
    },
    { id: 'agency', words: words.leaseAgency(agency.percent), amount: agency.amount },
    { id: 'ejari', words: words.ejari, amount: costs.ejari },
    { id: 'signing', words: words.atSigning, amount: costs.atSigning, isSum: true },
  ];
}
