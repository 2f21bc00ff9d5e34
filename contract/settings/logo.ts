export const logoRules = {
  field: 'logo',
  largest: 2 * 1024 * 1024,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  wrongType: 'Only JPG, PNG, or WEBP images are allowed.',
  tooLarge: 'File size must be less than 2MB.',
  noneChosen: 'Please select a logo.',
}
