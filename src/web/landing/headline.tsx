/** The long dash of the English headline, the comma or the dots of the Arabic one. */
const pause = /(?<=[—،…])/;

/**
 * The headline breaks at its pause, and the pause never begins a line. Browsers put a space into the
 * name of a heading where a line breaks, hence the label.
 */
export function Headline({ text }: { text: string }) {
  return (
    <h1 aria-label={text}>
      {text.split(pause).map((half) => {
        const [, words, last] = /^(.*\s)?(\S+\s*)$/.exec(half) ?? [];
        return (
          <span key={half} className="block">
            {words}
            <span className="whitespace-nowrap">{last}</span>
          </span>
        );
      })}
    </h1>
  );
}
