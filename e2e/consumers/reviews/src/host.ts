// A page that is not ours: what is ours comes with a press.
document.getElementById('show')?.addEventListener('click', () => {
  void import('./section').then(({ showReviews }) => showReviews('reviews'))
})
