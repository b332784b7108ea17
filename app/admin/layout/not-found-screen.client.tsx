import { Button, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';
import { ScreenHeader } from './screen-header.tsx';

/** The screen for an address under /admin that no screen has. */
export function NotFoundScreen() {
  const { say } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={say(LAYOUT_TEXTS.notFoundTitle)} />
      <Text mb="lg" maw={560}>
        {say(LAYOUT_TEXTS.notFoundText)}
      </Text>
      <Button component={Link} to="/admin/pages">
        {say(LAYOUT_TEXTS.toPages)}
      </Button>
    </>
  );
}
