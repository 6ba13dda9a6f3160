import {
  Baby,
  BookUser,
  BriefcaseBusiness,
  Car,
  FileText,
  GraduationCap,
  HeartHandshake,
  House,
  IdCard,
  type LucideIcon,
  ScrollText,
  ShieldCheck,
  Stamp,
  Syringe,
} from 'lucide-react';
import type { DocumentType } from '#contract/documents/kinds.ts';
import { classes } from '#web/ui/classes.ts';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

interface Look {
  Icon: LucideIcon;
  /** A card lies, a booklet and a sheet stand. */
  lying?: true;
  colour: string;
}

const sheet = 'bg-[#F2EAD9] text-[#3B5155]';

/** Papers have the same colours by day and by night. */
const looks: Record<DocumentType, Look> = {
  passport: { Icon: BookUser, colour: 'bg-deep text-[#EBDAB9]' },
  visa: { Icon: Stamp, colour: 'bg-[#DCE3D3] text-[#3B5155]' },
  emirates_id: { Icon: IdCard, lying: true, colour: 'bg-[#E3D3B4] text-[#3B5155]' },
  driving_licence: { Icon: Car, lying: true, colour: 'bg-[#D9E2DF] text-[#3B5155]' },
  tenancy: { Icon: House, colour: sheet },
  birth_certificate: { Icon: Baby, colour: sheet },
  marriage_certificate: { Icon: HeartHandshake, colour: sheet },
  certificate: { Icon: ScrollText, colour: sheet },
  trade_licence: { Icon: BriefcaseBusiness, lying: true, colour: sheet },
  insurance: { Icon: ShieldCheck, colour: sheet },
  school_report: { Icon: GraduationCap, colour: sheet },
  vaccination: { Icon: Syringe, colour: sheet },
  other: { Icon: FileText, colour: sheet },
};

/** A small document under the lattice: what is in it is private. */
export function PaperMark({ type }: { type: DocumentType }) {
  const { Icon, lying, colour } = looks[type];
  return (
    <span
      aria-hidden
      className={classes(
        'relative grid place-items-center overflow-hidden rounded-hair shadow-[0_1px_0_rgb(96_72_32/0.25),0_0_0_1px_rgb(96_72_32/0.16)]',
        colour,
        lying ? 'h-6.5 w-9.5 tablet:h-9 tablet:w-13.5' : 'h-12 w-8.5 tablet:h-15.5 tablet:w-11',
      )}
    >
      <Lattice step={26} inverse={type === 'passport'} />
      <Icon strokeWidth={1.5} className="relative size-[15px] tablet:size-[18px]" />
    </span>
  );
}
