/** A refusal on the realtime base, in the shape of its protocol: a status and `{"error"}`. */
export class LiveRefusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'LiveRefusal';
    this.status = status;
  }
}
