/** Scores as probabilities; the higher the temperature, the less sure. */
export function chancesOf(scores: Float32Array, temperature: number): Float32Array {
  let highest = -Infinity;
  for (const one of scores) highest = Math.max(highest, one);
  const grown = new Float32Array(scores.length);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) {
    const one = Math.exp(((scores[at] ?? 0) - highest) / temperature);
    grown[at] = one;
    sum += one;
  }
  for (let at = 0; at < grown.length; at += 1) grown[at] = (grown[at] ?? 0) / sum;
  return grown;
}
