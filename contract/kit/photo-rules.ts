/** Of every picture that is uploaded, so that the same mistake reads the same everywhere. */
export const imageRules = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  wrongType: 'Only JPG, PNG, or WEBP images are allowed.',
  tooManyPixels: 'The photo has more than 50 million pixels. Save it smaller, then choose it again.',
}

export const photoLimits = {
  ...imageRules,
  largest: 5 * 1024 * 1024,
  tooLarge: 'File size must be less than 5MB.',
}
