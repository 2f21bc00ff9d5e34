import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** Deep teal, the colour of a stepwell at dusk. Shade 7 carries white text at 7 : 1. */
const lagoon: MantineColorsTuple = [
  '#e9f4f3',
  '#d2e8e6',
  '#a5d1cd',
  '#76bab4',
  '#4fa69f',
  '#338d87',
  '#217672',
  '#165f5d',
  '#0f4d4c',
  '#093b3b',
]

/** The warm second colour, for brand marks and pictures; never for text on white. */
const marigold: MantineColorsTuple = [
  '#fdf5e6',
  '#f9e8c9',
  '#f2d195',
  '#ebb95f',
  '#e4a338',
  '#d98f1f',
  '#bd7815',
  '#985f11',
  '#764a10',
  '#57370d',
]

/** Warm near-black for the dark theme instead of Mantine's blue-grey. */
const dark: MantineColorsTuple = [
  '#ece5db',
  '#cfc6ba',
  '#b3a899',
  '#8c8175',
  '#574d44',
  '#40382f',
  '#2b2621',
  '#1f1b18',
  '#191613',
  '#12100e',
]

/** Brick, for actions that cannot be undone. */
const red: MantineColorsTuple = [
  '#fbeae7',
  '#f5d3cd',
  '#ebada4',
  '#e08a7f',
  '#d3685b',
  '#c8493c',
  '#b53a2e',
  '#97251d',
  '#7a1d16',
  '#5c1510',
]

/** Mantine's blue-greys, warmed to go with the paper. */
const gray: MantineColorsTuple = [
  '#faf7f2',
  '#f3eee6',
  '#e9e2d7',
  '#ddd4c7',
  '#cfc4b5',
  '#a89c8d',
  '#7d7266',
  '#695f54',
  '#4a423a',
  '#332d27',
]

export const theme = createTheme({
  primaryColor: 'lagoon',
  primaryShade: { light: 7, dark: 6 },
  colors: { lagoon, marigold, red, gray, dark },
  black: '#26211c',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', sans-serif",
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '1.375rem', lineHeight: '1.3' }, h2: { fontSize: '1rem', lineHeight: '1.4' } },
  },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '12px', xl: '12px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  // As plain data: naming the components themselves would load them with the first page.
  components: {
    // Help below its field, so that fields side by side stay in line.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // Its placeholder is no menu item, and a menu may have no other children.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: { defaultProps: { centered: true, radius: 'lg', transitionProps: { duration: 120 } } },
    Table: { defaultProps: { verticalSpacing: 0, horizontalSpacing: 'sm' } },
    Tooltip: { defaultProps: { openDelay: 400, transitionProps: { duration: 100 } } },
  },
})
