/** The head of the panel; the strip says it where there is no third column. */
export const panelTitle = 'mt-2 text-h4 max-[77.5625rem]:hidden';
export const panelText = 'mt-1.5 text-[0.875rem] leading-5.5 text-ink-soft';
