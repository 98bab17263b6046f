/** The hours of a day as a clock shows them. */
export const hourOptions = Array.from({ length: 24 }, (_, hour) => {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return { value: time, label: time };
});
