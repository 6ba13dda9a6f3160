/** What the assistant writes, as elements: Markdown is read, and nothing in it becomes markup of ours. */
import { lexer, type Token, type Tokens } from 'marked';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export const RichText = ({ text }: { text: string }) => (
  <div className="grid gap-2">{draw(lexer(text))}</div>
);

/** A piece is known by where it begins in a text that is written once and read. */
function draw(tokens: readonly Token[] = []): ReactNode[] {
  let begin = 0;
  return tokens.map((token) => {
    const key = begin;
    begin += token.raw.length;
    return <Piece key={key} token={token} />;
  });
}

/** Whatever is not named here, HTML before all, is shown as the letters it is made of. */
function Piece({ token }: { token: Token }): ReactNode {
  // The library says what each type carries; its sum type leaves the door open for plug-ins.
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'paragraph':
    case 'heading':
      return (
        <p className={token.type === 'heading' ? 'font-semibold' : undefined}>{inside(token)}</p>
      );
    case 'text':
    case 'escape':
      return inside(token).length > 0 ? inside(token) : (token as Tokens.Text).text;
    case 'strong':
      return <strong className="font-semibold">{inside(token)}</strong>;
    case 'em':
      return <em>{inside(token)}</em>;
    case 'del':
      return <del>{inside(token)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr className="border-line-strong" />;
    case 'blockquote':
      return (
        <blockquote className="border-s-2 border-line-strong ps-3">{inside(token)}</blockquote>
      );
    case 'list':
      return <List list={token as Tokens.List} />;
    case 'link':
      return <SafeLink link={token as Tokens.Link} />;
    default:
      return token.raw;
  }
}

const inside = (token: Token) => draw('tokens' in token ? token.tokens : []);

function List({ list: { ordered, items, start } }: { list: Tokens.List }) {
  let begin = 0;
  const rows = items.map((item) => {
    const key = begin;
    begin += item.raw.length;
    return <li key={key}>{draw(item.tokens)}</li>;
  });
  return ordered ? (
    <ol start={start || 1} className="list-decimal ps-5">
      {rows}
    </ol>
  ) : (
    <ul className="list-disc ps-5">{rows}</ul>
  );
}

const look = 'border-b border-brass-fill font-medium';

/** Ours, the web, a mailbox or a telephone; what else an address can do is not offered. */
function SafeLink({ link }: { link: Tokens.Link }) {
  const { href } = link;
  const words = inside(link);
  if (/^\/(?![/\\])/.test(href))
    return (
      <Link to={href} className={look}>
        {words}
      </Link>
    );
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return <>{words}</>;
  return (
    <a href={href} rel="noopener noreferrer" target="_blank" className={look}>
      {words}
    </a>
  );
}
