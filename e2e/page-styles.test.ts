import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutStyles } from '#tools/build/styles.ts';
import { stylesFor } from '#web/page-styles.ts';

const sheet = [
  '@layer theme,utilities;',
  ':root{--ink:#111}',
  '@keyframes turn{to{rotate:1turn}}',
  '@layer utilities{.a{color:red}.md\\:b{color:blue}.w-1\\/2{width:50%}}',
  '@media (width>=40rem){.c{color:green}}',
  '.d .e,.f{color:pink}',
  '.g:is(:where(.group):hover *){color:tan}',
  'html:has(.never){color:navy}',
  String.raw`.has-\[\.md\\\:b\]\:p-1:has(.md\:b){color:plum}`,
].join('');

function cut(html: string, script = '') {
  const styles = cutStyles(sheet, { always: 'marked', byPage: [['landing', script]] });
  return stylesFor(html, 'landing', { sheet: '/main.css', ...styles });
}

test('rules without classes stand in every page, in their order', () => {
  assert.equal(
    cut(''),
    '@layer theme,utilities;:root{--ink:#111}@keyframes turn{to{rotate:1turn}}html:has(.never){color:navy}',
  );
});

test('a rule comes with the class that it names, whatever signs are in the class', () => {
  const styles = cut('<p class="md:b w-1/2">');
  assert.match(styles, /@layer utilities\{\.md\\:b\{color:blue\}\.w-1\\\/2\{width:50%\}\}/);
  assert.doesNotMatch(styles, /red|green/);
});

test('what a script of the page may set is there before it does', () => {
  assert.match(cut('', 'x.className="c d"'), /@media \(width>=40rem\)\{\.c\{color:green\}\}/);
});

test('a backslash that a script writes twice is the one of the class', () => {
  const script = String.raw`x.className="has-[.md\\:b]:p-1"`;
  assert.match(cut('', script), /plum/);
});

test('one of several selectors is enough, and each needs all of its classes', () => {
  assert.doesNotMatch(cut('<p class="d">'), /pink/);
  assert.match(cut('<p class="d e">'), /pink/);
  assert.match(cut('<p class="f">'), /pink/);
});

test('what is in brackets may hold in another way', () => {
  assert.match(cut('<p class="g">'), /tan/);
});
