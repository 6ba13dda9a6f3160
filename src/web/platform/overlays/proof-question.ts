/** Where the question who it is comes up: over whatever page there is. Imported by all that asks the API. */

import { question } from '#web/platform/auth/proof.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';

export const bringQuestion = () => openOverlay({ name: 'proof' });

question.bring = bringQuestion;
