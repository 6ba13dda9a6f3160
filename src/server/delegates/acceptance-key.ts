/** Names the event that an invitation was accepted, for whoever tells it and for whoever forgets it. */
export const acceptedKey = (mandateId: string) => `mandate-accepted:${mandateId}`;
