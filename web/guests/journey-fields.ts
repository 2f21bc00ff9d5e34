/** How a foreign national came to India, where they go next, and their home abroad. */
export const journeyFields = [
  'date_of_arrival_in_india',
  'arrival_place_in_india',
  'arrived_from_place',
  'arrived_from_city',
  'arrived_from_country',
  'duration_of_stay_in_india',
  'purpose_code',
  'next_destination_in',
  'next_destination',
  'next_destination_state',
  'next_destination_district',
  'next_destination_country',
  'foreign_address',
  'foreign_city',
  'foreign_country',
] as const
