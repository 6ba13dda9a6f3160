/** The reference follows the house's colours in both themes without loading the web app. */
export const docsStyles = `
:root { color-scheme: light dark; --page: #f5efe4; --paper: #fcf9f3; --ink: #10282d; --soft: #3b5155; --line: #dcd0ba; --brass: #7d591a; --sand: #eadfcb; }
@media (prefers-color-scheme: dark) { :root { --page: #0b1e23; --paper: #11292f; --ink: #f3ebdc; --soft: #c5c9c0; --line: #233d43; --brass: #ddb67a; --sand: #081719; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 60rem; margin-inline: auto; padding: clamp(1.25rem, 4vw, 3rem); }
h1 { font: 400 clamp(2.5rem, 6vw, 4rem)/1.05 Bellefair, "Times New Roman", serif; margin: 0 0 1rem; }
h2 { font: 500 1rem/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere; }
h3 { font: 600 .75rem/1.4 system-ui, sans-serif; color: var(--brass); margin: 1.25rem 0 .25rem; }
article { background: var(--paper); border: 1px solid var(--line); border-radius: 3px; padding: 1.25rem 1.5rem; margin-block: 1rem; }
article p { margin: .25rem 0 0; color: var(--soft); }
ul { margin: .5rem 0 0; padding: 0; list-style: none; color: var(--soft); }
li { padding-block: .25rem; overflow-wrap: anywhere; }
section { margin-block: 2rem; }
pre { margin: 0; padding: 1rem; background: var(--sand); border-radius: 2px; overflow-x: auto; font-size: .8125rem; line-height: 1.5; max-height: 24rem; }
summary { cursor: pointer; padding-block: .5rem; }
a { color: inherit; }
.method { color: var(--brass); margin-inline-end: .75rem; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
`;
