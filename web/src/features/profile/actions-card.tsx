import { useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { profileTexts } from '../../messages/profile.ts';
import { paths } from '../../paths.ts';
import { useLogout } from '../../session/use-logout.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

export function ActionsCard() {
  const text = useText(profileTexts).actions;
  const logout = useLogout();
  const [leaving, setLeaving] = useState(false);
  return (
    <Card as="section" title={text.title}>
      <div className="mt-3 grid gap-2">
        <LinkButton to={paths.courses} look="quiet">
          {text.courses}
        </LinkButton>
        <LinkButton to={paths.colleges} look="quiet">
          {text.colleges}
        </LinkButton>
        <LinkButton to={paths.quiz} look="quiet">
          {text.quiz}
        </LinkButton>
        <Button
          look="danger"
          busy={leaving}
          onClick={() => {
            setLeaving(logout());
          }}
        >
          {leaving ? text.loggingOut : text.logout}
        </Button>
      </div>
    </Card>
  );
}
