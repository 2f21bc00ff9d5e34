import { imageRules } from '#contract/kit/photo-rules.ts'

export const logoRules = {
  ...imageRules,
  field: 'logo',
  largest: 2 * 1024 * 1024,
  tooLarge: 'File size must be less than 2MB.',
  noneChosen: 'Please select a logo.',
}
