/** The page follows the house's colours in both themes without loading the web app. */
export const outboxStyles = `
:root { color-scheme: light dark; --page: #f5efe4; --paper: #fcf9f3; --sand: #eadfcb; --ink: #10282d; --soft: #3b5155; --mute: #526263; --line: #dcd0ba; --brass: #c99f5b; }
@media (prefers-color-scheme: dark) { :root { --page: #0b1e23; --paper: #11292f; --sand: #081719; --ink: #f3ebdc; --soft: #c5c9c0; --mute: #95a5a3; --line: #233d43; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.625 "Hanken Grotesk", system-ui, sans-serif; overflow-wrap: anywhere; }
:lang(ar) { font-family: "IBM Plex Sans Arabic", system-ui, sans-serif; line-height: 1.75; }
main { max-width: 60rem; margin-inline: auto; padding: clamp(1.25rem, 4vw, 3rem); }
h1, h2 { font-family: Bellefair, Georgia, "Times New Roman", serif; font-weight: 400; text-wrap: balance; }
h1:lang(ar), h2:lang(ar) { font-family: Amiri, "Times New Roman", serif; }
h1 { font-size: clamp(2rem, 5vw, 3rem); line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.5rem; line-height: 1.3; margin: 2.5rem 0 .75rem; }
a { color: inherit; text-decoration-color: var(--brass); text-underline-offset: .2em; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
.intro { color: var(--soft); max-width: 40rem; }
ol, ul { list-style: none; margin: 0; padding: 0; }
ol { border-block-end: 1px solid var(--line); }
ol li { border-block-start: 1px solid var(--line); padding-block: 1rem; }
ol a { display: block; font-size: 1.125rem; text-decoration: none; padding-block: .375rem; }
ol a:hover { text-decoration: underline; text-decoration-color: var(--brass); }
ol p { margin: 0; font-size: .8125rem; color: var(--mute); }
ul a { display: inline-block; padding-block: .375rem; }
time { display: inline-block; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.25rem; margin: 0; }
dt { color: var(--mute); }
dd { margin: 0; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 3px; background: var(--page); }
pre { margin: 0; padding: 1.25rem; background: var(--sand); border-radius: 3px; font: inherit; white-space: pre-wrap; }
`;
