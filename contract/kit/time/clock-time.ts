/** `13:30` on a twelve-hour clock: 01:30 PM. */
export const clockTime = (time: string) => {
  const [hour = '0', minute = '00'] = time.split(':')
  const half = Number(hour) < 12 ? 'AM' : 'PM'
  return `${String(Number(hour) % 12 || 12).padStart(2, '0')}:${minute} ${half}`
}
