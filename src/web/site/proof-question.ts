/** Where the question who it is comes up: over whatever page there is. Imported by all that asks the API. */
import { question } from '#web/platform/proof.ts';
import { openOverlay } from '#web/site/overlay.ts';

export const bringQuestion = () => openOverlay({ name: 'proof' });

question.bring = bringQuestion;
