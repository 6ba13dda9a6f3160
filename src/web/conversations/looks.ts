/** The head of the panel; where there is no third column the strip shows it, and it is only read out. */
export const panelTitle = 'mt-2 text-h4 max-[77.5625rem]:sr-only';
export const panelText = 'mt-1.5 text-[0.875rem] leading-5.5 text-ink-soft';
