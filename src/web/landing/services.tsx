/** The address of the services on the page; apart from the section, whose script comes later. */
export const servicesId = 'services';
