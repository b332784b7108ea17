import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  rem,
} from '@mantine/core';
import { SteadyButton } from './pieces/dialogs/steady-button.tsx';

/** The sea of app/theme.css, with the steps in between that Mantine wants. */
const sea: MantineColorsTuple = [
  '#f1f8fb',
  '#d6ecf6',
  '#aed8ec',
  '#9fd3ec',
  '#6db8dc',
  '#2a93c4',
  '#0f6a99',
  '#0b4a6f',
  '#083854',
  '#062b45',
];
/** The limestone and ink of app/theme.css: lines, quiet text, what cannot be pressed. */
const stone: MantineColorsTuple = [
  '#fbf8f2',
  '#f1eadd',
  '#ded2bd',
  '#c6b99f',
  '#a2967d',
  '#7d735f',
  '#655d4c',
  '#4c463a',
  '#332f27',
  '#1d1b16',
];
/** The night of app/theme.css: what Mantine draws in the dark scheme, from words to the deepest ground. */
const night: MantineColorsTuple = [
  '#f1eadd',
  '#d3dbe0',
  '#b7c6d1',
  '#7891a3',
  '#3d5768',
  '#27404f',
  '#12293b',
  '#0a1926',
  '#081420',
  '#050d15',
];
/** For destructive acts: the danger colour of app/theme.css. */
const danger: MantineColorsTuple = [
  '#fae3de',
  '#f5cdc5',
  '#ffa79c',
  '#f0857a',
  '#e5716a',
  '#d4524d',
  '#bd3a38',
  '#9f1d1d',
  '#7d1515',
  '#5c0e0e',
];

/** The look of the admin, from the values of the public site. */
export const adminTheme = createTheme({
  fontFamily: 'var(--font-sans)',
  headings: { fontFamily: 'var(--font-sans)', fontWeight: '600' },
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(16), lg: rem(18), xl: rem(20) },
  radius: { xs: rem(4), sm: rem(6), md: rem(6), lg: rem(14), xl: rem(14) },
  defaultRadius: 'sm',
  // Mantine's own greys are cold on limestone, and as good as black on the sea at night.
  colors: { sea, gray: stone, dark: night, red: danger },
  primaryColor: 'sea',
  // White words on it have at least 4.5:1 in both schemes.
  primaryShade: { light: 7, dark: 6 },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Below every button of Mantine, with words, with a picture, or of pages.
    UnstyledButton: { defaultProps: { component: SteadyButton } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        transitionProps: { duration: 150 },
        // Most dialogs hold something that was typed, and a click beside them is easily a slip.
        closeOnClickOutside: false,
        // The heading of a dialog is no second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    },
    // A mark beside what is chosen, without a name of its own.
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    // What is optional says so in words; a star beside some of the others would say that those without one may be
    // empty.
    InputWrapper: { defaultProps: { withAsterisk: false } },
    TableTh: { defaultProps: { scope: 'col' } },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    Select: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    // One that is shown is a text: browsers send what they check to their makers, and telephones begin with a capital.
    PasswordInput: { defaultProps: { size: 'md', spellCheck: false, autoCapitalize: 'none' } },
  },
});

/** Mantine's roles take the roles of app/theme.css, which know both schemes. */
const roles = {
  '--mantine-color-body': 'var(--color-surface)',
  '--mantine-color-text': 'var(--color-text)',
  '--mantine-color-dimmed': 'var(--color-muted)',
  '--mantine-color-placeholder': 'var(--color-muted)',
  '--mantine-color-anchor': 'var(--color-link)',
  '--mantine-color-error': 'var(--color-danger)',
  '--mantine-color-default': 'var(--color-raised)',
  '--mantine-color-default-hover': 'var(--color-sunken)',
  '--mantine-color-default-color': 'var(--color-text)',
  '--mantine-color-default-border': 'var(--color-edge)',
  '--mantine-color-red-light-color': 'var(--color-danger)',
  '--mantine-color-red-light': 'var(--color-danger-tint)',
  '--mantine-color-red-light-hover': 'var(--color-danger-tint)',
  '--mantine-color-red-text': 'var(--color-danger)',
  '--mantine-color-red-outline': 'var(--color-danger)',
  '--mantine-color-yellow-light': 'var(--color-warning-tint)',
  '--mantine-color-yellow-light-hover': 'var(--color-warning-tint)',
  '--mantine-color-yellow-light-color': 'var(--color-warning)',
  '--mantine-color-sea-light': 'var(--color-tint)',
  '--mantine-color-sea-light-hover': 'var(--color-tint)',
  '--mantine-color-sea-light-color': 'var(--color-on-tint)',
  '--mantine-color-sea-text': 'var(--color-link)',
  '--mantine-color-sea-outline': 'var(--color-link)',
};

export const resolveRoles: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
