export const matters = {
  title: {
    consultation: (subject: string) => `Consultation: ${subject}`,
    viewing: (home: string) => `Viewing: ${home}`,
    propertySearch: { buy: 'Finding a home to buy', rent: 'Finding a home to rent' },
    company: 'Founding a company',
    companyIn: (place: string) => `Founding a company: ${place}`,
    visa: 'A residence visa',
    banking: {
      personal: 'A personal bank account',
      business: 'A bank account for the company',
      both: 'Bank accounts, personal and for the company',
    },
    legal: {
      contract: 'Legal advice on a contract',
      property: 'Legal advice on property',
      family: 'Legal advice for the family',
      company: 'Legal advice for the company',
      other: 'Legal advice',
    },
    school: (child: string, school: string) => `${school}: a place for ${child}`,
    table: (venue: string) => `A table at ${venue}`,
    event: (event: string) => `Places at ${event}`,
    plan: (plan: string) => `Membership: ${plan}`,
    tier: (tier: string) => `VIP membership: ${tier}`,
    document: (document: string) => `Help with a document: ${document}`,
    expertChat: 'A question for an expert',
  },
  visaSteps: {
    papers: {
      title: 'Papers',
      text: 'We check that this is the right visa for you and gather what the authority asks for.',
    },
    application: {
      title: 'Application',
      text: 'We hand the application in and answer what the authority still wants to know.',
    },
    medical: {
      title: 'Medical test and Emirates ID',
      text: 'We book the medical test and the fingerprints, and somebody goes with you.',
    },
    residence: {
      title: 'Residence',
      text: 'The visa is issued, and the Emirates ID comes to your door.',
    },
    days: (min: number, max: number) => (min === max ? `${max} days` : `${min}-${max} days`),
  },
};
