import type { User } from '@supabase/auth-js';
import { queryOptions } from '@tanstack/react-query';
import { openAuth } from '#web/platform/auth/auth-client.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';

/**
 * The account as the service knows it now; what the browser kept stands in until it answers. A session
 * that was ended elsewhere is dropped by the library on the way, which leads to the sign-in screen.
 */
export const accountQuery = ({ user }: SignedIn) =>
  queryOptions({
    queryKey: ['account', user.id],
    placeholderData: user,
    queryFn: async (): Promise<User> => {
      const auth = await openAuth();
      const { data, error } = await auth.getUser();
      if (error) throw error;
      return data.user;
    },
  });
