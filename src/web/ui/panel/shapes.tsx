/** What is on its way, in sand, about as large as it will be; each says what is read to whoever does not see it. */
import { FieldShape } from '#web/ui/panel/field-shape.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const sums = ['h-4', 'mt-3 h-4 w-4/5', 'mt-3 h-4 w-2/5'];
const paper = [
  'h-7 w-2/5',
  'mt-3 h-4 w-3/5',
  'mt-8 h-4',
  'mt-3 h-4',
  'mt-3 h-4 w-4/5',
  'mt-8 ms-auto h-6 w-1/3',
];
const line = 'mt-px h-14';
const list = ['mb-3 h-4 w-1/3', line, line, line, line, line];

interface ShapeProps {
  label: string;
}

/** Two or three lines with sums. */
export const SumsShape = ({ label }: ShapeProps) => <Skeletons label={label} sizes={sums} />;

export const FormShape = ({ label }: ShapeProps) => (
  <div role="status" className="grid gap-6">
    <VisuallyHidden>{label}</VisuallyHidden>
    <FieldShape />
    <FieldShape />
    <FieldShape />
  </div>
);

/** An invoice, a matter: a title, some text, a sum. */
export const PaperShape = ({ label }: ShapeProps) => <Skeletons label={label} sizes={paper} />;

/** A table or a list of the desk. */
export const ListShape = ({ label }: ShapeProps) => <Skeletons label={label} sizes={list} />;
