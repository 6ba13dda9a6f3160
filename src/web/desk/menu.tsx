import {
  Ellipsis,
  Languages,
  LayoutDashboard,
  LogOut,
  Moon,
  Plus,
  ScrollText,
  Sun,
  UsersRound,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { addressOf } from '#contract/pages/pages.ts';
import { otherLanguage } from '#web/i18n/locale.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { addressOfPlace, deskPath } from '#web/platform/desk/place.ts';
import { isAdmin } from '#web/platform/sessions/staff-role.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { chooseTheme } from '#web/platform/theme.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Menu, type MenuItem } from '#web/ui/overlays/menu.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

export function DeskMenu({ session, onOverlay }: { session: SignedIn; onOverlay: OpenOverlay }) {
  const { t } = useText();
  const words = t.desk.menuItems;
  const navigate = useNavigate();
  const go = (id: string, label: string, to: string, mark: MenuItem['icon']): MenuItem => ({
    id,
    label,
    icon: mark,
    onSelect: () => void navigate(to),
  });
  const log = go('log', words.log, addressOfPlace({ part: 'log' }), <ScrollText {...icon} />);
  const work: MenuItem[] = [
    {
      id: 'new',
      label: words.newMatter,
      icon: <Plus {...icon} />,
      onSelect: () => onOverlay({ kind: 'new-matter' }),
    },
    go('team', words.team, addressOfPlace({ part: 'team' }), <UsersRound {...icon} />),
    ...(isAdmin(session) ? [log] : []),
  ];
  const own = useOwnItems();
  const home = go('home', words.dashboard, addresses.dashboard, <LayoutDashboard {...icon} />);
  return (
    <Menu
      trigger={<IconButton label={t.desk.menu} icon={<Ellipsis {...icon} />} size="small" />}
      groups={[
        { id: 'work', items: work },
        { id: 'own', items: [home, ...own] },
      ]}
    />
  );
}

function useOwnItems(): MenuItem[] {
  const { t, language } = useText();
  const words = t.desk.menuItems;
  const dark = document.documentElement.classList.contains('dark');
  const leave = async () => {
    const { signOut } = await import('#web/platform/auth/sign-out.ts');
    await signOut();
  };
  return [
    {
      id: 'language',
      label: words.language,
      icon: <Languages {...icon} />,
      onSelect: () =>
        location.assign(addressOf(otherLanguage(language), deskPath) + location.search),
    },
    {
      id: 'theme',
      label: dark ? words.light : words.dark,
      icon: dark ? <Sun {...icon} /> : <Moon {...icon} />,
      onSelect: () => chooseTheme(dark ? 'light' : 'dark'),
    },
    {
      id: 'leave',
      label: words.signOut,
      icon: <LogOut {...icon} />,
      onSelect: () => void leave(),
    },
  ];
}
