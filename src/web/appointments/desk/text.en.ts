/** What the desk says about appointments. */
export const deskAppointments = {
  title: 'Appointments',
  text: 'What advisers have booked, the earliest first.',
  empty: 'No appointment is booked.',
  complete: 'Took place',
  noShow: 'Nobody came',
  cancel: 'Call off',
  completeOf: (name: string) => `The appointment with ${name} took place`,
  noShowOf: (name: string) => `Nobody came: ${name}`,
  cancelOf: (name: string) => `Call off the appointment with ${name}`,
  cancelTitle: 'Call this appointment off?',
  cancelText: 'The client is told, with the reason.',
  withAdviser: (name: string) => `with ${name}`,
  done: 'Noted',
};
