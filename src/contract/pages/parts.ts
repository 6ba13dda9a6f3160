/** A drawn picture: one file for the light theme, one for the dark, both 4:3 unless it says otherwise. */
export interface Picture {
  light: string;
  dark: string;
  alt: string;
}

export interface Link {
  label: string;
  path: string;
}

export interface SocialLink {
  id: string;
  url: string;
}
